import type { ShippedText } from '../content-page.ts'

export const guideFirstHour: ShippedText = {
  version: '2026-11-20',
  heading: 'The first hour with a new assistant',
  lead: 'An agenda for the first call. It fits into sixty minutes and saves you most of the first month’s questions.',
  sections: [
    {
      heading: 'Before the call',
      layout: 'text',
      text: 'Choose one piece of work. Do it once while recording your screen and saying aloud what you do and why. Do not polish it: the hesitations show where the decisions are.\n\nInvite your assistant to the two or three tools that work needs, and to nothing else yet.',
      items: [],
    },
    {
      heading: 'The hour',
      layout: 'steps',
      text: '',
      items: [
        {
          heading: 'Ten minutes: what the business does',
          text: 'Who pays you, for what, and what a good week looks like. It explains later decisions better than rules do.',
        },
        {
          heading: 'Twenty minutes: the work itself',
          text: 'Watch the recording together. Stop wherever a decision was made, and write down the rule behind it.',
        },
        {
          heading: 'Ten minutes: what may be decided alone',
          text: 'Agree on an amount of money and a kind of message that need no question. Everything else is asked, in one place.',
        },
        {
          heading: 'Ten minutes: when and where you talk',
          text: 'One channel for questions, one fixed time a week. Say when you can be reached, and on whose clock.',
        },
        {
          heading: 'Ten minutes: they say it back',
          text: 'Your assistant explains the work to you. What is missing now would have been missing on Thursday.',
        },
      ],
    },
    {
      heading: 'After a week',
      layout: 'text',
      text: 'Look at three things: what was asked twice, what waited for you, and what you did yourself out of habit. Each is a line for the instructions, or the next thing to hand over.',
      items: [],
    },
  ],
}
