/** What opens something for whoever has it, wherever it can stand in a text or a line of JSON. */
const secrets: readonly (readonly [form: RegExp, kept: string])[] = [
  // Values in an address, and whatever comes after its key: codes, keys and tokens, but also words of a search.
  [/([?&][\w.%[\]-]{1,100}=)[^&\s"'\\<>]+/g, '$1…'],
  [/(\/verify\/)[^/\s"'\\?#<>…]+/g, '$1…'],
  [/(\bBearer\s+)[^\s"'\\,]+/gi, '$1…'],
  // A header or field by its name, as JSON writes it, also within a text that is itself a line of JSON.
  [
    /(\\?"(?:authorization|cookie|set-cookie|token|key|pin|link_key|account_number|tax_id|password\w*|\w*secret|\w*Token)\\?":\s*\\?")[^"\\]+/gi,
    '$1…',
  ],
  [/(:\/\/[^:@/\s"]*:)[^@/\s"]+@/g, '$1…@'],
  // What 16 or 32 random bytes look like, wherever it stands: by no means always with a digit, but never like a name
  // that someone wrote, of words of three letters or more.
  [
    /(?<![\w-])(?![A-Z]?[a-z]{2,}(?:[A-Z_-][a-z]{2,})*(?![\w-]))(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?:[\w-]{43}|[\w-]{22})(?![\w-])/g,
    '…',
  ],
]

/**
 * A text as it may be kept and read by others: without keys, codes, tokens or passwords. Every line of the log goes
 * through it, and so does the page that staff see someone on.
 */
export function withoutSecrets(text: string): string {
  let plain = text
  for (const [form, replacement] of secrets) plain = plain.replaceAll(form, replacement)
  return plain
}
