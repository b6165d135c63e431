import type { ChoiceItem } from './bank-item.ts'

const item = (name: string, sentence: string, options: ChoiceItem['options']): ChoiceItem => ({
  kind: 'choice',
  id: `english-words-${name}`,
  version: 1,
  topic: 'words',
  prompt: `Choose the word that fits: “${sentence}”`,
  options,
})

export const englishWords: readonly ChoiceItem[] = [
  item('their', 'The guests left ___ coats in the lobby.', ['their', 'there', 'they’re', 'theirs']),
  item('effect', 'The new form had a good ___ on response times.', ['effect', 'affect', 'effort', 'affection']),
  item('affect', 'The holiday will ___ our delivery dates.', ['affect', 'effect', 'infect', 'reflect']),
  item('advise', 'I would ___ you to book early.', ['advise', 'advice', 'advisement', 'device']),
  item('lose', 'Save often so that you don’t ___ your work.', ['lose', 'loose', 'loss', 'lost']),
  item('than', 'This plan costs less ___ the other one.', ['than', 'then', 'that', 'as']),
  item('principal', 'Her ___ concern is the budget.', ['principal', 'principle', 'principled', 'principally']),
  item('complement', 'The two services ___ each other well.', [
    'complement',
    'compliment',
    'implement',
    'supplement to',
  ]),
  item('accept', 'We can ___ changes until Friday noon.', ['accept', 'except', 'expect of', 'access']),
  item('ensure', 'Please ___ that the door is locked.', ['ensure', 'insure', 'assure', 'endure']),
  item('stationery', 'Order paper, envelopes and other ___.', ['stationery', 'stationary', 'stations', 'stationing']),
  item('personnel', 'Only authorized ___ may enter the server room.', ['personnel', 'personal', 'persona', 'person']),
  item('borrow', 'May I ___ your notes until tomorrow?', ['borrow', 'lend', 'loan', 'rent out']),
  item('proceed', 'Shall we ___ with the order?', ['proceed', 'precede', 'process', 'procedure']),
]
