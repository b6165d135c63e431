/** So many days after a day. */
export const later = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString()
