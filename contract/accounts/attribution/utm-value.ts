/** The parameters a link carries besides `utm`, which names a UTM record by uuid or shortcode. */
export const utmParameterNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'utm_id',
] as const
export type UtmParameterName = (typeof utmParameterNames)[number]

/** Longest value of a parameter that is kept. */
export const longestUtmParameter = 200

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** C5.3: a value in the 8-4-4-4-12 form of hex digits is a uuid; any other is a shortcode. */
export function isUtmUuid(value: string): boolean {
  return uuidPattern.test(value)
}
