import type { ShippedText } from '../content-page.ts'

export const successStories: ShippedText = {
  version: '2026-11-22',
  heading: 'How work changes hands',
  lead: 'We only print a client’s words with their name and their consent. Until we have those to show, here are three worked examples. The businesses are invented; the work, the hours and the order of things are what we see as realistic.',
  sections: [
    {
      heading: 'Three worked examples',
      layout: 'cards',
      text: '',
      items: [
        {
          heading: 'A bike shop and its books (invented)',
          text: 'The owner sorts receipts on Sunday evenings and is three months behind.\n\n- Handed over: bank reconciliation, supplier bills, sales tax forms\n- Hours: 20 a month, one bookkeeper\n- First week: access to the accounting software, one recorded walk-through\n- A month in: books up to date to the week before, and a list of open questions every Friday',
        },
        {
          heading: 'A dental practice and its phone (invented)',
          text: 'The front desk answers calls with a patient standing there.\n\n- Handed over: booking, reminders, insurance follow-up\n- Hours: 40 a month, one assistant in the same time zone\n- First week: shadowing calls, a script for the twelve usual questions\n- A month in: missed calls are called back within the hour, and no-shows get a friendly message the day before',
        },
        {
          heading: 'A consultant and her inbox (invented)',
          text: 'Four hours a day go into email and moving meetings.\n\n- Handed over: inbox triage, calendar, travel\n- Hours: 30 a month, one executive assistant three hours ahead\n- First week: folders, rules for what may be answered without asking\n- A month in: the day starts with an inbox that holds only what needs her',
        },
      ],
    },
    {
      heading: 'What they have in common',
      layout: 'steps',
      text: '',
      items: [
        { heading: 'One thing first', text: 'Each started with a single piece of work that repeats every week.' },
        {
          heading: 'A recording instead of a manual',
          text: 'Doing the task once while recording the screen took ten minutes and became the instructions.',
        },
        {
          heading: 'A fixed moment to talk',
          text: 'Fifteen minutes a week, at the same time, with a list. Everything else in writing.',
        },
      ],
    },
    {
      heading: 'What clients say',
      layout: 'text',
      text: 'Clients rate and review the people they work with. Read them on each profile, critical ones included: [search for an assistant](/search) and open one of your matches.',
      items: [],
    },
  ],
}
