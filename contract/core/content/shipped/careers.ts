import type { ShippedText } from '../content-page.ts'

export const careers: ShippedText = {
  version: '2026-11-22',
  heading: 'Work on {brand} itself',
  lead: 'This page is about jobs in our own team. If you would like to work with clients as a virtual assistant, [become a Guru](/become-a-guru) instead.',
  sections: [
    {
      heading: 'Open positions',
      layout: 'text',
      text: 'There’s no open position at the moment. When there is, you’ll find it here with its pay range, its hours and the person you would work with.',
      items: [],
    },
    {
      heading: 'What you can expect of us',
      layout: 'cards',
      text: '',
      items: [
        { heading: 'Pay is in the posting', text: 'A real range, so nobody spends a month finding out.' },
        {
          heading: 'Remote by habit',
          text: 'We write things down, meet little, and keep meetings inside shared hours.',
        },
        {
          heading: 'A short process',
          text: 'Two conversations and one piece of work like the real one. You hear from us either way.',
        },
      ],
    },
    {
      heading: 'Everyone is welcome to apply',
      layout: 'text',
      text: 'We choose by the work. If something about our process makes it harder for you to show yours, say so when you write, and we change it. You can always [introduce yourself](/contact) without an open position.',
      items: [],
    },
  ],
}
