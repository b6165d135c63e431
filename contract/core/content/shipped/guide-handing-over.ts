import type { ShippedText } from '../content-page.ts'

export const guideHandingOver: ShippedText = {
  version: '2026-11-20',
  heading: 'Deciding what to hand over',
  lead: 'A way to find the first ten hours, with a sheet of paper and one ordinary week.',
  sections: [
    {
      heading: 'Find the hours',
      layout: 'steps',
      text: '',
      items: [
        {
          heading: 'Write down a week',
          text: 'Every task over ten minutes, with how long it took. Do it as you go; memory flatters.',
        },
        {
          heading: 'Mark what repeats',
          text: 'A task that comes back every week is worth explaining once.',
        },
        {
          heading: 'Mark what only you can do',
          text: 'Be strict. “It is quicker if I do it” is true once and false for the rest of the year.',
        },
        {
          heading: 'Add up the rest',
          text: 'What repeats and is not yours alone is your first month. Multiply the week by four and you have the hours to search for.',
        },
      ],
    },
    {
      heading: 'Good first candidates',
      layout: 'cards',
      text: '',
      items: [
        { heading: 'Money', text: 'Bank reconciliation, supplier bills, chasing late payments, expense reports.' },
        { heading: 'Messages', text: 'Inbox triage, first answers to customers, booking and moving appointments.' },
        { heading: 'Shop', text: 'Product pages, stock lists, returns, order questions.' },
        {
          heading: 'Marketing',
          text: 'Scheduling posts, newsletters from your notes, keeping the contact list clean.',
        },
      ],
    },
    {
      heading: 'Write the instruction in five lines',
      layout: 'text',
      text: '- When does it start, and what starts it?\n- Where are the things it needs?\n- What are the steps, in order?\n- How does one see that it is done?\n- What is asked, and what is decided alone?\n\nA page that answers these five is better than a manual that answers everything.',
      items: [],
    },
  ],
}
