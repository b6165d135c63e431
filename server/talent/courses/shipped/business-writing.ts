import type { Course } from '../course.ts'

export const businessWriting: Course = {
  id: 8,
  summary: 'Messages that clients understand the first time.',
  minutes: 10,
  lessons: [
    {
      key: 'point',
      title: 'The point comes first',
      text: 'Clients read between two meetings, on a phone. Put what you need from them in the first line.\n\n- First what you ask or tell, then why, then the details.\n- One message, one subject. Two questions about different things are two messages.\n- Give a date: “by Thursday noon, your time” instead of “soon”.\n\nInstead of “I was wondering whether you’d had a chance to look at…”, write “Please approve the October report by Thursday, so I can send it out.”',
    },
    {
      key: 'plain',
      title: 'Plain words',
      text: 'Short sentences and everyday words sound more competent than long ones.\n\n- Say who does what: “I’ll send it”, not “It will be sent”.\n- Use the client’s own names for things.\n- Use lists for three things or more.\n- Read it aloud once. Where you stumble, the client does too.',
    },
    {
      key: 'choices',
      title: 'Questions that are easy to answer',
      text: 'A good question can be answered in a minute, without opening anything.\n\n- Offer choices, and say what you’d do: “Option A costs $40 and takes a day, option B is free and takes three. I’d take A.”\n- Say what happens if you hear nothing: “If I don’t hear from you by Friday, I’ll book the earlier flight.” Do that only for what you may decide alone.\n- Keep decisions in Discussions or on the task, where both of you find them again.',
    },
  ],
  questions: [
    {
      key: 'line',
      question: 'What belongs in the first line of a message?',
      options: ['A long greeting', 'What you ask or tell', 'The history of the matter'],
      right: 1,
      lesson: 'point',
    },
    {
      key: 'date',
      question: 'Which deadline is clearest?',
      options: ['“As soon as possible”', '“By Thursday noon, your time”', '“This week, if you can”'],
      right: 1,
      lesson: 'point',
    },
    {
      key: 'who',
      question: 'Which sentence says who does what?',
      options: ['“The report will be sent.”', '“I’ll send the report.”', '“Sending of the report is planned.”'],
      right: 1,
      lesson: 'plain',
    },
    {
      key: 'option',
      question: 'You need a decision between two hotels. What do you write?',
      options: ['“Which one would you like?”', 'Both with price and distance, and which one you’d take', 'Two links'],
      right: 1,
      lesson: 'choices',
    },
    {
      key: 'silence',
      question: 'When may you write “if I don’t hear from you, I’ll do it”?',
      options: ['Always', 'For what you may decide alone', 'Never'],
      right: 1,
      lesson: 'choices',
    },
    {
      key: 'place',
      question: 'Where do decisions belong?',
      options: ['In Discussions or on the task', 'In a private chat', 'In your notes'],
      right: 0,
      lesson: 'choices',
    },
  ],
}
