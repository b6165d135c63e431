/** A rate in thousandths of a percent as `9.975%`. */
export function rateText(thousandths: number): string {
  return `${thousandths / 1000}%`
}
