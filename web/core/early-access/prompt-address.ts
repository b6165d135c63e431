/** A3.2, A3.3: what opens the prompt on a home page. */
const key = 'earlyAccess'

/** Does this address ask for the prompt? */
export function asksForPrompt(search: string): boolean {
  return new URLSearchParams(search).get(key) === 'show'
}

/** The address's search text without the question, the rest untouched. */
export function withoutPrompt(search: string): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(key)
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}

/** The home page of an area with the prompt open. */
export function promptPath(home: string): string {
  return `${home}?${key}=show`
}
