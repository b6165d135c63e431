/** What a draft can be posted in spite of, each by its name: staff include it in a billing run, or leave the bill for later. */
export const billExceptions = ['no_rate', 'open_time', 'on_hold', 'below_minimum'] as const
export type BillException = (typeof billExceptions)[number]
