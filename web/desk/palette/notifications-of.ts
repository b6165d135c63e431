interface Status {
  /** As it was typed, without the spaces around it. */
  readonly text: string
  /** How many options there are. */
  readonly found: number
  readonly isPending: boolean
  readonly isShort: boolean
  /** What is searched besides pages; empty where that is nothing. */
  readonly kinds: string
}

interface Notified {
  /** Below what was found; null where that says it all. */
  readonly visible: string | null
  /** For those who hear the page. */
  readonly announced: string
}

const counted = (found: number) => (found === 1 ? '1 result' : `${found} results`)

/** What is said of a search: that it goes on, how much was found, and what to do where that is nothing. */
export function notificationsOf({ text, found, isPending, isShort, kinds }: Status): Notified {
  if (text === '') return { visible: null, announced: '' }
  if (kinds !== '' && isPending) return { visible: 'Searching …', announced: 'Searching …' }
  if (found > 0 && (kinds === '' || !isShort)) return { visible: null, announced: counted(found) }
  if (kinds !== '' && isShort) {
    const more = `Type one more letter to find ${kinds}.`
    return { visible: more, announced: found === 0 ? more : `${counted(found)}. ${more}` }
  }
  const nothing =
    kinds === ''
      ? `No page is called “${text}”. Try another word for it.`
      : `Nothing found for “${text}”. Check the spelling, or try part of a name, an email or an invoice number.`
  return { visible: nothing, announced: nothing }
}
