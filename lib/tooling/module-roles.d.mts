export type Role = 'notifications' | 'calls' | 'pages' | 'desk';
export const ROLES: readonly Role[];
export const NAMES_WITH_ROLE: string;
export function filesOfRole(role: Role, modules: string): readonly string[];
export function roleOf(name: string): Role | null;
