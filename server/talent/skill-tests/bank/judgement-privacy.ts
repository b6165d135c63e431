import type { JudgementItem } from './bank-item.ts'

const item = (name: string, prompt: string, ...options: JudgementItem['options']): JudgementItem => ({
  kind: 'judgement',
  id: `judgement-privacy-${name}`,
  version: 1,
  topic: 'privacy',
  prompt,
  options,
})

/** Each from the best thing to do to the worst. */
export const judgementPrivacy: readonly JudgementItem[] = [
  item(
    'gift-cards',
    'You get an email in your client’s name, from an address you don’t know: buy gift cards at once and send the codes, don’t call.',
    'Don’t answer it, call your client on the number you know, and report the email.',
    'Forward it to your client and wait for an answer.',
    'Answer the email and ask whether it’s really them.',
    'Buy the cards quickly, since it seems urgent.',
  ),
  item(
    'password',
    'Your client wants to send you the password of their bank account by email, so that you can pay invoices.',
    'Ask them to give you a login of your own with only the rights you need, and offer to help set it up.',
    'Ask them to share it through a password manager instead.',
    'Ask them to send it by text message instead of email.',
    'Take it, and keep it in your notes.',
  ),
  item(
    'caller-asks',
    'Someone calls, says they are your client’s spouse, and asks for your client’s travel plans.',
    'Say that you can’t share that, offer to pass on a message, and tell your client about the call.',
    'Say that you’ll ask your client first, and call back.',
    'Ask a question that only the spouse could answer, then tell them.',
    'Tell them; it’s family.',
  ),
  item(
    'wrong-recipient',
    'You notice that you sent a file with customers’ addresses to the wrong person ten minutes ago.',
    'Tell your client at once, ask the recipient to delete it, and write down what happened.',
    'Ask the recipient to delete it, then tell your client when they have answered.',
    'Try to recall the email, and tell your client if that doesn’t work.',
    'Hope that the recipient doesn’t open it.',
  ),
  item(
    'shared-computer',
    'Your laptop breaks. A friend offers you theirs for the afternoon; you’d need to sign in to your client’s systems.',
    'Tell your client, and agree on what can wait until you have a safe computer.',
    'Use only your phone for what can’t wait, and leave the rest.',
    'Use it in a private browser window and sign out at the end.',
    'Use it, and let the browser keep the passwords for tomorrow.',
  ),
  item(
    'competitor',
    'You work for two clients in the same trade. One asks what the other charges.',
    'Say kindly that you don’t share anything about other clients, just as you’d never share theirs.',
    'Say that you don’t know.',
    'Give a rough range without a name.',
    'Tell them, and ask them to keep it to themselves.',
  ),
  item(
    'personal-data',
    'In a client’s folder you come across a medical letter about an employee, which has nothing to do with your task.',
    'Close it, and let your client know that it’s where more people than needed can see it.',
    'Close it and don’t mention it to anyone.',
    'Move it to a folder of your own, where it’s safer.',
    'Read it, in case it matters for planning.',
  ),
  item(
    'photo',
    'You’re proud of a dashboard you made and would like to show it on your own website. It has a client’s figures in it.',
    'Ask the client for permission, and offer a version with invented figures.',
    'Show a version with invented figures and without the client’s name.',
    'Show it with the client’s name blurred.',
    'Show it as it is; it’s your work.',
  ),
]
