import type { ChoiceItem } from './bank-item.ts'

const which = 'Which sentence is correct?'

const item = (name: string, prompt: string, options: ChoiceItem['options']): ChoiceItem => ({
  kind: 'choice',
  id: `english-grammar-${name}`,
  version: 1,
  topic: 'grammar',
  prompt,
  options,
})

export const englishGrammar: readonly ChoiceItem[] = [
  item('agreement-list', which, [
    'The list of open invoices is in the shared folder.',
    'The list of open invoices are in the shared folder.',
    'The list of open invoices were in the shared folder.',
    'The list of open invoices have been in the shared folder.',
  ]),
  item('pronoun-object', which, [
    'Please send the draft to Maria and me.',
    'Please send the draft to Maria and I.',
    'Please send the draft to I and Maria.',
    'Please send the draft to Maria and myself to I.',
  ]),
  item('since', which, [
    'I have worked with this client since 2023.',
    'I am working with this client since 2023.',
    'I work with this client since 2023.',
    'I was working with this client since 2023 and still do.',
  ]),
  item('conditional', which, [
    'If I had known about the change, I would have moved the call.',
    'If I would have known about the change, I would have moved the call.',
    'If I knew about the change, I would have move the call.',
    'If I had knew about the change, I would have moved the call.',
  ]),
  item('parallel', which, [
    'The role includes answering calls, booking travel and updating the calendar.',
    'The role includes answering calls, to book travel and updating the calendar.',
    'The role includes to answer calls, booking travel and update the calendar.',
    'The role includes answering calls, booking travel and it updates the calendar.',
  ]),
  item('modifier', 'Which sentence says that the assistant read the report?', [
    'After reading the report, the assistant sent a summary.',
    'After reading the report, a summary was sent.',
    'Reading the report, the summary went out.',
    'The summary was sent after reading the report by email.',
  ]),
  item('neither', 'Choose the word: “Neither of the two dates ___ possible for us.”', [
    'is',
    'are',
    'were',
    'have been',
  ]),
  item('past-perfect', 'Choose the words: “By the time the client called, we ___ the order.”', [
    'had already shipped',
    'have already shipped',
    'already ship',
    'are already shipping',
  ]),
  item('fewer', 'Choose the word: “There were ___ questions this week than last week.”', [
    'fewer',
    'less',
    'lesser',
    'littler',
  ]),
  item('who', 'Choose the word: “Ask Dana, ___ knows the supplier best.”', ['who', 'whom', 'which', 'whose']),
  item('look-forward', which, [
    'I look forward to hearing from you.',
    'I look forward to hear from you.',
    'I look forward hearing from you.',
    'I am look forward to hearing from you.',
  ]),
  item('comparison', which, [
    'This tool is easier to use than the old one.',
    'This tool is more easier to use than the old one.',
    'This tool is easier to use then the old one.',
    'This tool is more easy to use as the old one.',
  ]),
  item('question', which, [
    'Could you tell me when the meeting starts?',
    'Could you tell me when does the meeting start?',
    'Could you tell me when the meeting does starts?',
    'Could you tell me when starts the meeting?',
  ]),
  item('each', 'Choose the word: “Each of the team members ___ a key.”', ['has', 'have', 'are having', 'having']),
]
