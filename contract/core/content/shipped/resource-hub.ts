import type { ShippedText } from '../content-page.ts'

export const resourceHub: ShippedText = {
  version: '2026-11-20',
  heading: 'Handing work over, well',
  lead: 'Short guides for the first weeks with an assistant. No form to fill in, nothing to download.',
  sections: [
    {
      heading: 'Quick answers',
      layout: 'questions',
      text: '',
      items: [
        {
          heading: 'What should I hand over first?',
          text: 'Something that repeats every week, that you can show in ten minutes, and that does little harm when it goes wrong once. Sorting an inbox, reconciling a bank account and sending reminders are good; negotiating with your largest supplier is not.',
        },
        {
          heading: 'How do I share passwords?',
          text: 'Do not send them. Most tools let you invite a person with a role of their own; a password manager can share the rest without showing it. Give the least access that does the job, and take it away when the job ends.',
        },
        {
          heading: 'How much should I check?',
          text: 'Everything in the first week, every third thing in the second, and then only what is new. Say so at the start: checking is then part of learning and not a sign of distrust.',
        },
        {
          heading: 'What if it does not work out?',
          text: 'Say it early and say what is missing. If it is the match and not the instructions, [write to us](/contact) and we look for someone else with you.',
        },
      ],
    },
  ],
}
