import type { TextItem } from './bank-item.ts'

/** A sentence with one mistake, to be typed without it. */
const fix = (name: string, sentence: string, ...accepted: TextItem['accepted']): TextItem => ({
  kind: 'text',
  id: `english-fixing-${name}`,
  version: 1,
  topic: 'fixing',
  prompt: `This sentence has one mistake. Type it without the mistake and change nothing else: “${sentence}”`,
  accepted,
  exact: true,
})

export const englishFixing: readonly TextItem[] = [
  fix(
    'your',
    'Your welcome to call us at any time.',
    'You’re welcome to call us at any time.',
    'You are welcome to call us at any time.',
  ),
  fix('recieve', 'Did you recieve the files?', 'Did you receive the files?'),
  fix(
    'should-of',
    'We should of called the client first.',
    'We should have called the client first.',
    "We should've called the client first.",
  ),
  fix('to', 'There are to many people on this call.', 'There are too many people on this call.'),
  fix('seperate', 'Please use a seperate folder for each month.', 'Please use a separate folder for each month.'),
  fix('dont', 'She don’t work on Fridays.', 'She doesn’t work on Fridays.', 'She does not work on Fridays.'),
  fix('apostrophe', 'The photo’s are in the shared folder.', 'The photos are in the shared folder.'),
  fix('went', 'He has went home already.', 'He has gone home already.'),
  fix('week-capital', 'Our office is closed on sunday.', 'Our office is closed on Sunday.'),
  fix('tomorow', 'I’ll send the summary tomorow morning.', 'I’ll send the summary tomorrow morning.'),
  fix('a-hour', 'The training takes about a hour.', 'The training takes about an hour.'),
  fix('were', 'The documents was signed last week.', 'The documents were signed last week.'),
  fix('definately', 'We will definately meet the deadline.', 'We will definitely meet the deadline.'),
]
