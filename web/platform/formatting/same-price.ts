/** `40 h costs the same as 38 h.`; null where more hours would cost more. */
export const samePriceText = (hours: number, same_price_hours: number | null): string | null =>
  same_price_hours === null ? null : `${same_price_hours} h costs the same as ${hours} h.`
