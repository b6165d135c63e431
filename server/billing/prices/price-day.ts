/** The day prices and taxes are looked up for when nobody names one: that of UTC, the same for everybody. */
export function priceDay(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
