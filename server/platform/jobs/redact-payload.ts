const hidden = '•••'
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const date = /^\d{4}-\d{2}-\d{2}(T[\d:.]+Z)?$/
/** Names of ours, such as `charge.refunded`: no digits and capitals, of which keys and codes are made. */
const plainWord = /^[a-z]+([._-][a-z]+){0,5}$/
const longestWord = 40
const secretKey = /secret|token|password|pin|key|code|card|account|body|html|text/i

function isHarmless(key: string, value: string): boolean {
  if (secretKey.test(key)) return false
  return uuid.test(value) || date.test(value) || (value.length <= longestWord && plainWord.test(value))
}

function redacted(key: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => redacted(key, each))
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, redacted(name, each)]))
  }
  if (typeof value === 'string') return isHarmless(key, value) ? value : hidden
  return secretKey.test(key) && value !== null ? hidden : value
}

/**
 * What a job was given, as JSON that people may read: ids, dates, numbers and plain words stay, and everything else is hidden,
 * since a name, an address or a key can't be told from another text.
 */
export function redactPayload(data: unknown): string {
  return JSON.stringify(redacted('', data ?? {}), null, 2)
}
