import type { JudgementItem } from './bank-item.ts'

const item = (name: string, prompt: string, ...options: JudgementItem['options']): JudgementItem => ({
  kind: 'judgement',
  id: `judgement-priorities-${name}`,
  version: 1,
  topic: 'priorities',
  prompt,
  options,
})

/** Each from the best thing to do to the worst. */
export const judgementPriorities: readonly JudgementItem[] = [
  item(
    'two-clients',
    'Two clients each ask for something by 3 p.m. You can finish only one of them in time.',
    'Tell both at once what you can do by when, and agree with one of them on a later time.',
    'Do the smaller one first, and tell the other client by noon that theirs will be late.',
    'Do half of each, so that both have something at three.',
    'Do the one for the client you like better, and send the other one in the evening.',
  ),
  item(
    'will-be-late',
    'On Tuesday you see that a task due on Thursday will take until Monday.',
    'Tell your client today, say what will be ready on Thursday, and give a date for the rest.',
    'Work faster, and tell them on Wednesday evening if it still doesn’t look good.',
    'Send what you have on Thursday and say that the rest will follow.',
    'Say nothing, and explain on Friday if they ask.',
  ),
  item(
    'urgent-everything',
    'A client marks every task as urgent. Today there are seven of them.',
    'Put them in the order that seems right, send that order, and ask whether to change it.',
    'Begin with the one whose deadline is closest, and send a note whenever one is done.',
    'Do them in the order in which they came in.',
    'Wait for the client to tell you which ones are really urgent.',
  ),
  item(
    'sick',
    'You wake up ill and have a call for your client at nine.',
    'Tell your client before nine, with a proposal for who could take the call or when it could move.',
    'Take the call, then tell your client that you need the rest of the day off.',
    'Tell your client in the afternoon, when you feel better.',
    'Don’t join the call; they’ll understand later.',
  ),
  item(
    'interrupted',
    'You’re doing work that needs all your attention when a colleague writes with a quick question that isn’t urgent.',
    'Say that you’ll answer at two o’clock, and do.',
    'Answer right away as briefly as you can, and go back to your work.',
    'Finish your work first and answer whenever you happen to see the message again.',
    'Turn off all messages for the day.',
  ),
  item(
    'boring',
    'A client’s weekly list of small tasks is dull, and nobody has looked at the result for a month.',
    'Ask whether it’s still useful, show how long it takes, and keep doing it until they decide.',
    'Keep doing it as agreed.',
    'Do it every second week and see whether anyone notices.',
    'Stop doing it, since nobody looks.',
  ),
  item(
    'meeting-clash',
    'Your client has accepted two meetings at the same time. One is with their bank, the other with their own team.',
    'Ask your client which to keep, suggest moving the team’s, and have a new time ready.',
    'Move the team’s meeting and tell your client that you did.',
    'Leave it; your client can see the calendar too.',
    'Cancel both to be on the safe side.',
  ),
  item(
    'spare-time',
    'You finish your tasks an hour early.',
    'Look at what’s due next, begin with something useful, and mention that you have time.',
    'Tell your client that you’re done and ask what’s next.',
    'Do the same tasks again more slowly, to be thorough.',
    'Log the hour as work and take it off.',
  ),
]
