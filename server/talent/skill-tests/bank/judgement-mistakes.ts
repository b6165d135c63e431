import type { JudgementItem } from './bank-item.ts'

const item = (name: string, prompt: string, ...options: JudgementItem['options']): JudgementItem => ({
  kind: 'judgement',
  id: `judgement-mistakes-${name}`,
  version: 1,
  topic: 'mistakes',
  prompt,
  options,
})

/** Each from the best thing to do to the worst. */
export const judgementMistakes: readonly JudgementItem[] = [
  item(
    'wrong-price',
    'You see that a newsletter you sent an hour ago has a wrong price in it: $19 instead of $29.',
    'Tell your client now, with a draft of a correction and the choice to honour the lower price.',
    'Tell your client now, and ask what to do.',
    'Send a correction right away, and tell your client afterwards.',
    'Change the price on the website to $19, so that it matches.',
  ),
  item(
    'double-booking',
    'You booked a hotel for the wrong week. It can still be cancelled without cost until midnight.',
    'Cancel and rebook it, check the new dates, and tell your client what happened.',
    'Ask your client whether you may cancel and rebook it.',
    'Cancel and rebook it, and don’t mention it.',
    'Leave it, and wait to see whether the dates of the trip change.',
  ),
  item(
    'found-error',
    'In figures your client sent to investors last month you find a mistake that nobody has noticed. It wasn’t yours.',
    'Show your client the mistake, with the right figure and where it came from, and leave it to them what to do.',
    'Mention to your client that something in the figures may be wrong.',
    'Correct it quietly in the next month’s figures.',
    'Say nothing; it wasn’t your mistake.',
  ),
  item(
    'deleted-file',
    'You deleted a shared folder by accident. You don’t know whether it can be restored.',
    'Say so right away to those who use it, and find out how to restore it.',
    'Try to restore it for half an hour, and tell them if that doesn’t work.',
    'Make the most important files anew from what you have.',
    'Wait until someone asks where it went.',
  ),
  item(
    'feedback',
    'Your client tells you that your summaries are too long. You worked hard on them.',
    'Thank them, ask which part helps most, and send the next one at half the length.',
    'Thank them and make the next one shorter.',
    'Explain why each part is needed.',
    'Stop writing summaries.',
  ),
  item(
    'dont-know',
    'In a call, a customer asks something that you don’t know.',
    'Say that you’ll find out, say by when you’ll answer, and do.',
    'Say that you don’t know, and give them the name of someone who may.',
    'Give the answer that is most likely right.',
    'Change the subject.',
  ),
  item(
    'same-mistake',
    'You make the same small mistake in an invoice for the second time.',
    'Put it right, tell your client, and add a check to your list so that it can’t happen again.',
    'Put it right and tell your client.',
    'Put it right and be more careful.',
    'Leave it; it’s only a few cents.',
  ),
  item(
    'missed-call',
    'You forgot a call with a customer of your client’s. It was half an hour ago.',
    'Call the customer now, apologize, and tell your client briefly what happened.',
    'Write to the customer with an apology and two new times.',
    'Wait for the customer to get in touch, then apologize.',
    'Tell the customer that there was a technical problem.',
  ),
]
