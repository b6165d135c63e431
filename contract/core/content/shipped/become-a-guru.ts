import type { ShippedText } from '../content-page.ts'

export const becomeAGuru: ShippedText = {
  version: '2026-11-26',
  heading: 'Become a Guru',
  lead: 'Gurus are the virtual assistants of {brand}: people in Canada and the United States who are good at something and would like to do it on their own terms.',
  sections: [
    {
      heading: 'What it is like',
      layout: 'cards',
      text: '',
      items: [
        {
          heading: 'You set your hours',
          text: 'Say how many hours a month you have and when. Clients only find you while you have room.',
        },
        {
          heading: 'You are found for what you can do',
          text: 'Roles, skills and tools decide, with reviews from people you worked with. There is no bidding against others.',
        },
        {
          heading: 'You choose your clients',
          text: 'You’re asked before you’re placed, and you see the work and the hours before you accept.',
        },
        {
          heading: 'Nobody watches your screen',
          text: 'No screenshots, no activity scores. Clients judge the work.',
        },
        {
          heading: 'Who you are is yours to tell',
          text: 'You may say how you identify, or not, and change your mind. It never changes your place in a search.',
        },
        {
          heading: 'You are not alone',
          text: 'There is a team that answers, courses that count on your profile, and a community of Gurus.',
        },
      ],
    },
    {
      heading: 'How to join',
      layout: 'steps',
      text: '',
      items: [
        {
          heading: 'Apply',
          text: 'Tell us what you do, which tools you know and how many hours you would like. It’s free, and saved as you type.',
        },
        {
          heading: 'Show what you can do',
          text: 'A few short tasks like the real ones. You may try once more if a day goes badly.',
        },
        { heading: 'Meet us', text: 'A conversation by video. You ask at least as much as we do.' },
        {
          heading: 'Set up your profile',
          text: 'Your roles, skills, tools and hours, in your own words. We read it with you before clients do.',
        },
      ],
    },
    {
      heading: 'Questions',
      layout: 'questions',
      text: '',
      items: [
        {
          heading: 'Where do I have to live?',
          text: 'In Canada or the United States, with the right to work there. Beyond that, wherever you like.',
        },
        {
          heading: 'Am I employed?',
          text: 'Gurus work as independent contractors. You look after your own taxes and insurance, and may work for others.',
        },
        {
          heading: 'How do I get paid?',
          text: 'By bank transfer. We’ll tell you how and when before you start.',
        },
      ],
    },
  ],
}
