import type { ChoiceItem } from './bank-item.ts'

const which = 'Which sentence is punctuated correctly?'

const item = (name: string, prompt: string, options: ChoiceItem['options']): ChoiceItem => ({
  kind: 'choice',
  id: `english-punctuation-${name}`,
  version: 1,
  topic: 'punctuation',
  prompt,
  options,
})

export const englishPunctuation: readonly ChoiceItem[] = [
  item('its', which, [
    'The company changed its address, and it’s on the invoice now.',
    'The company changed it’s address, and its on the invoice now.',
    'The company changed its address, and its on the invoice now.',
    'The company changed it’s address, and it’s on the invoice now.',
  ]),
  item('possessive-plural', 'All of our clients have logos. Which one is correct?', [
    'our clients’ logos',
    'our client’s logos',
    'our clients logos',
    'our clients’s logos',
  ]),
  item('splice', which, [
    'The file is ready; I’ll send it after lunch.',
    'The file is ready, I’ll send it after lunch.',
    'The file is ready I’ll send it after lunch.',
    'The file, is ready I’ll send it after lunch.',
  ]),
  item('introduction', which, [
    'Before we start, please check your microphone.',
    'Before we start please, check your microphone.',
    'Before, we start please check your microphone.',
    'Before we start; please check your microphone.',
  ]),
  item('question-mark', which, [
    'Do you know whether the room is booked?',
    'Do you know whether the room is booked.',
    'I wonder whether the room is booked?',
    'Do you know, whether, the room is booked?',
  ]),
  item('colon', which, [
    'Please bring three things: your contract, a photo ID and your questions.',
    'Please bring: three things your contract, a photo ID and your questions.',
    'Please bring three things; your contract, a photo ID and your questions.',
    'Please bring three things, your contract: a photo ID and your questions.',
  ]),
  item('names', which, [
    'Our accountant, Priya Nair, will join the call.',
    'Our accountant, Priya Nair will join the call.',
    'Our accountant Priya Nair, will join the call.',
    'Our, accountant Priya Nair, will join the call.',
  ]),
  item('address', which, [
    'Thanks, Sam, for the quick reply.',
    'Thanks Sam for, the quick reply.',
    'Thanks, Sam for the quick reply.',
    'Thanks Sam, for, the quick reply.',
  ]),
  item('essential', 'Only some files are late. Which sentence says so?', [
    'The files that are late are in red.',
    'The files, which are late, are in red.',
    'The files, that are late, are in red.',
    'The files which are late, are in red.',
  ]),
  item('quotation', which, [
    'She wrote, “The shipment leaves on Tuesday.”',
    'She wrote “the shipment leaves on Tuesday”',
    'She wrote; “The shipment leaves on Tuesday.”',
    'She wrote, The shipment leaves on Tuesday.”',
  ]),
  item('however', which, [
    'The price is fair; however, delivery takes three weeks.',
    'The price is fair, however, delivery takes three weeks.',
    'The price is fair however delivery takes three weeks.',
    'The price is fair; however delivery, takes three weeks.',
  ]),
  item('capitals', 'Which sentence has its capitals right?', [
    'We met in Halifax on the first Monday of March.',
    'We met in Halifax on the first monday of march.',
    'we met in halifax on the first Monday of March.',
    'We Met in Halifax on the First Monday of March.',
  ]),
  item('hyphen', 'Choose the words: “Please write a ___ summary.”', ['two-page', 'two page', 'two-pages', 'two pages']),
]
