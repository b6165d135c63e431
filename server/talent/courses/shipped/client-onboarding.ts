import type { Course } from '../course.ts'

export const clientOnboarding: Course = {
  id: 3,
  summary: 'The first two weeks with a new client.',
  minutes: 10,
  lessons: [
    {
      key: 'before',
      title: 'Before the first day',
      text: 'When you accept an invitation, read everything: the roles, the hours, the welcome brief the client wrote for you.\n\n- Look at their website and write down three questions.\n- Check that you can sign in to what they mention.\n- Introduce yourself in Discussions in four sentences: who you are, when you work, how to reach you, what you look forward to.',
    },
    {
      key: 'call',
      title: 'The first call',
      text: 'The first call sets the tone. Lead it, kindly.\n\n- Ask what a good first month looks like to them.\n- Ask how they like to hear from you: short daily notes, or one summary a week.\n- Agree on what you may decide alone, and what you ask first.\n- Repeat at the end what you understood, and send it in writing the same day.',
    },
    {
      key: 'weeks',
      title: 'The first two weeks',
      text: 'Choose a small task you can finish in two days, and finish it. Trust comes from small promises kept.\n\n- Write down how things are done as you learn them. In a month it’s your handbook.\n- At the end of each week send three lines: done, next, where I need you.\n- Something feels wrong, or the hours don’t fit? Tell us early. We’d rather adjust in week two than lose you both in week eight.',
    },
  ],
  questions: [
    {
      key: 'brief',
      question: 'Where does a client tell you about their company and wishes before you start?',
      options: ['In the welcome brief', 'In your bill', 'In your profile'],
      right: 0,
      lesson: 'before',
    },
    {
      key: 'afterCall',
      question: 'What do you do on the day of the first call?',
      options: [
        'Start with everything at once',
        'Send what you understood in writing',
        'Wait for a contract from the client',
      ],
      right: 1,
      lesson: 'call',
    },
    {
      key: 'first',
      question: 'Which first task is best?',
      options: ['The largest one', 'A small one you can finish in two days', 'The one nobody wants'],
      right: 1,
      lesson: 'weeks',
    },
    {
      key: 'decide',
      question: 'What should you agree on early?',
      options: ['What you may decide alone', 'Each other’s birthdays', 'Who pays for calls'],
      right: 0,
      lesson: 'call',
    },
    {
      key: 'week',
      question: 'What belongs in your weekly three lines?',
      options: ['Done, next, where I need you', 'Every task with its minutes', 'Only the problems'],
      right: 0,
      lesson: 'weeks',
    },
    {
      key: 'trouble',
      question: 'In week two you notice that the hours don’t fit. What do you do?',
      options: ['Hope it gets better', 'Tell us early', 'Work the extra hours for free'],
      right: 1,
      lesson: 'weeks',
    },
  ],
}
