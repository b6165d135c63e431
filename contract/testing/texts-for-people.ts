/** Texts that no person writes for another, by their path, and why. */
const errorMessage: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)(\w*[pP]assword)$/, 'a secret is as it was typed, and right or wrong'],
  [/(^|\.)(token|\w*key|source|card|stripe_card_id|brand|last_four|external_id)$/, 'made by a machine'],
  [
    /(^|\.)(version|agreement_version|kind|type|group|region|tax_category|package|id|page|link)$/,
    'one of our own names',
  ],
  [/(^|\.)(\w*timezone|\w*offset|question)$/, 'chosen from a list'],
  [/(^|\.)(institution|transit|account_number|routing)$/, 'digits, which their own rule asks for'],
  [/^matching_criteria\.|^joins\.base\./, 'of a search as the browser keeps it: ids and names of ours'],
  [/^query\.(filters|sorting)\./, 'how a list is filtered, and checked by the list'],
  [/^word$/, 'a searched word as it was counted, to be found again'],
  [/^answer\.text$/, 'a typing test, compared letter by letter'],
]

/** Whether the text at this path of a call is written by people, for people. */
export const isForPeople = (path: string): boolean => !errorMessage.some(([form]) => form.test(path))
