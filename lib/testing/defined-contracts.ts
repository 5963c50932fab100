import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@/lib/contracts/endpoint';

const FOLDER = path.resolve(__dirname, '../contracts');

const isContract = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'perMinute' in value && 'request' in value;

/** Returns every contract that a file of lib/contracts exports, by itself or in a list, those of the desk included. */
export async function definedContracts(): Promise<readonly Endpoint[]> {
  const files = readdirSync(FOLDER).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const modules = await Promise.all(
    files.map(async (file) => (await import(path.join(FOLDER, file))) as Readonly<Record<string, unknown>>),
  );
  const exported = modules.flatMap((module) => Object.values(module));
  const inLists = exported.flatMap((value) => Object.values<unknown>(Object(value) as Record<string, unknown>));
  return [...new Set([...exported, ...inLists].filter(isContract))];
}
