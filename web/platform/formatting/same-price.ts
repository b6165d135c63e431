import * as t from '@talentplace/contract/core/messages/hours'

/** `40 h costs the same as 38 h.`; null where more hours would cost more. */
export const samePriceText = (hours: number, same_price_hours: number | null): string | null =>
  same_price_hours === null ? null : t.samePrice({ more: same_price_hours, hours })
