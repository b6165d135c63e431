import type { ShippedText } from '../content-page.ts'

export const howItWorks: ShippedText = {
  version: '2026-11-22',
  heading: 'How it works',
  lead: 'From a sentence about the work to the person who does it. You can go through the whole search without an account.',
  sections: [
    {
      heading: 'Finding someone',
      layout: 'steps',
      text: '',
      items: [
        {
          heading: 'Say what you need',
          text: 'Type it as you would say it: “someone who keeps my books in QuickBooks and answers customers”. You get roles, skills and tools to keep or remove.',
        },
        {
          heading: 'Choose roles',
          text: 'We suggest roles that fit and say why. Take one or several.',
        },
        {
          heading: 'Estimate the hours',
          text: 'Set the hours a month for each role and see the monthly price change as you do.',
        },
        {
          heading: 'See candidates',
          text: 'People who have the skills and the free hours, best match first, each with the reasons. Narrow by time zone, tools and skills.',
        },
        {
          heading: 'Start',
          text: 'Open an account and keep the people you like. Our team helps with the first conversation and with what comes after.',
        },
      ],
    },
    {
      heading: 'Working together',
      layout: 'cards',
      text: '',
      items: [
        {
          heading: 'A subscription of hours',
          text: 'You get a set number of hours each month, at one rate.',
        },
        { heading: 'One invoice', text: 'Everyone on your subscription appears on one monthly invoice.' },
        { heading: 'Changes', text: 'Need more, less or someone else? Tell us, and we’ll plan the change with you.' },
      ],
    },
    {
      heading: 'Good to know',
      layout: 'questions',
      text: '',
      items: [
        {
          heading: 'How many people do I see?',
          text: 'Without an account you see the three best matches and how many more there are. With one, all of them.',
        },
        {
          heading: 'How is the match worked out?',
          text: 'From facts in the profile: roles, skills, tools, shared hours, free time and reviews. The points of each part are shown and add up to the score. How someone identifies never counts.',
        },
        {
          heading: 'I would rather talk to a person.',
          text: 'Gladly. [Book a short call](/client/contact), describe the work, and we’ll come back with people who fit.',
        },
      ],
    },
  ],
}
