import type { ShippedText } from '../content-page.ts'

export const whyUs: ShippedText = {
  version: '2026-11-22',
  heading: 'Why {brand}',
  lead: 'There are other ways to get help. This is what we do differently, so that you can judge whether it matters to you.',
  sections: [
    {
      heading: 'What is different',
      layout: 'cards',
      text: '',
      items: [
        {
          heading: 'You see the reasons',
          text: 'Each person’s match is a sum you can read: skills and tools that fit, hours you share, time they have free.',
        },
        {
          heading: 'You choose the person',
          text: 'Not a team, not “a resource”. A person with a profile, reviews and a working day you can look at first.',
        },
        {
          heading: 'You see the price first',
          text: 'You see the monthly price while you choose your hours. No quote, no call needed.',
        },
        {
          heading: 'Canadian and American',
          text: 'People who know your holidays, your tax forms and how your customers talk.',
        },
        {
          heading: 'Nobody is watched',
          text: 'Work is judged by the work. There are no screenshots and no activity scores.',
        },
        {
          heading: 'One invoice',
          text: 'Everyone on your subscription appears on one monthly invoice, with tax on its own line.',
        },
      ],
    },
    {
      heading: 'When something else is better',
      layout: 'text',
      text: 'If you need someone forty hours a week for years, hire them. If you need one logo, a freelance site is quicker. If the cheapest hour anywhere in the world is what counts, we are not it. For regular, skilled work of a few to a hundred hours a month, [have a look](/search).',
      items: [],
    },
  ],
}
