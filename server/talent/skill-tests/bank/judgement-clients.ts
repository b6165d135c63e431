import type { JudgementItem } from './bank-item.ts'

const item = (name: string, prompt: string, ...options: JudgementItem['options']): JudgementItem => ({
  kind: 'judgement',
  id: `judgement-clients-${name}`,
  version: 1,
  topic: 'clients',
  prompt,
  options,
})

/** Each from the best thing to do to the worst. */
export const judgementClients: readonly JudgementItem[] = [
  item(
    'unclear-report',
    'Your client asks for “the usual report” by noon. You have worked for them for a week and don’t know which one is meant. They are in a meeting until eleven.',
    'Look for earlier reports, prepare the likeliest one, and send a short message asking whether that’s the one.',
    'Send a message asking which report is meant, and wait until they are out of the meeting.',
    'Prepare all four kinds of report you can find, without asking.',
    'Send nothing; if it matters, they will ask again.',
  ),
  item(
    'scope',
    'A client who booked bookkeeping asks you to also look after their social media. You have the time but have never done it for a business.',
    'Say honestly what you have and haven’t done, and offer to check with the client and our team how best to cover it.',
    'Say that it isn’t part of your work, and suggest that they ask our team.',
    'Say yes and learn as you go, without mentioning that it’s new to you.',
    'Say yes, do it now and then, and count the hours as bookkeeping.',
  ),
  item(
    'rude',
    'A client writes you an angry message about a task that someone else did before you started.',
    'Say that you understand it’s frustrating, look into it, and tell them what you’ll do about it and when.',
    'Explain politely that it was before your time, and ask what they’d like you to do.',
    'Wait until tomorrow, when they may have calmed down.',
    'Answer in the same tone, so that they know it isn’t all right.',
  ),
  item(
    'direct-pay',
    'A client offers to pay you directly in future, outside our marketplace, for a bit more per hour.',
    'Thank them, say that it isn’t allowed under your agreement, and let our team know.',
    'Thank them and say no, without telling anyone.',
    'Say that you’ll think about it, and don’t bring it up again.',
    'Accept, but keep a few hours on the marketplace so that nobody notices.',
  ),
  item(
    'wrong-idea',
    'Your client asks you to set something up in a way that you’re fairly sure won’t work.',
    'Explain briefly what you expect to happen, suggest another way, and let them decide.',
    'Set up a small trial their way first, and show them the result.',
    'Do exactly as they said; it’s their business.',
    'Set it up your own way without telling them.',
  ),
  item(
    'phone-call',
    'You answer your client’s phone. The caller is upset and wants to talk to your client at once, who has asked not to be disturbed.',
    'Listen, note what it’s about, say when your client will call back, and pass it on right away in writing.',
    'Say that your client isn’t available and ask the caller to write an email.',
    'Put the caller through, since they’re upset.',
    'Say that you’re only the assistant and can’t help.',
  ),
  item(
    'praise',
    'A client thanks you for a great idea in front of others. The idea was your colleague’s.',
    'Say thank you, and that the idea was your colleague’s.',
    'Tell the client privately afterwards whose idea it was.',
    'Thank them, and mention it to your colleague later.',
    'Thank them and say that you had thought about it for a long time.',
  ),
  item(
    'chatty',
    'A client likes to talk about private matters for half an hour at the beginning of each call. Your time with them is short.',
    'Enjoy a minute or two, then bring them kindly to the first point of a list that you sent before.',
    'Suggest that the two of you do some of the calls in writing instead.',
    'Let them talk; they pay for the time.',
    'Answer emails while they talk, and say “yes” now and then.',
  ),
]
