export type EventRow = { id: string; type: string; value: string; at: string };
export type ConversionRow = { id: string; order_id: string; event: string; tier: string; value: number; at: string };
