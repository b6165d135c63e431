import type { Course } from '../course.ts'

export const hardConversations: Course = {
  id: 24,
  summary: 'Delays, mistakes and saying no, without losing trust.',
  minutes: 10,
  lessons: [
    {
      key: 'late',
      title: 'When you’ll be late',
      text: 'Being late is forgivable. Being surprised isn’t.\n\n- Tell the client as soon as you know, not when the deadline passes.\n- Say the new date, and why you’re sure of it.\n- Offer what you can have by the old date: a part, a draft, the most urgent half.',
    },
    {
      key: 'mistake',
      title: 'When you made a mistake',
      text: 'Say it before they find it. Four sentences are enough: what happened, what it means, what you’ve done about it, how it won’t happen again.\n\n- Don’t explain at length, and don’t blame a tool.\n- If others are affected, agree with the client on who tells them.\n- If money or personal information is involved, tell us too, the same day.',
    },
    {
      key: 'no',
      title: 'Saying no',
      text: 'A client asks for something outside your role, your hours or what is right. “No” with a way forward keeps the relationship.\n\n- Outside your hours: “I can do it instead of the newsletter, or we ask about more hours. Which do you prefer?”\n- Outside your role: “I’m not the right person for legal advice. Our team can find someone.”\n- Not right: “I can’t do that.” Then tell us. You never have to put up with harassment or pressure, and reporting it has no drawback for you.',
    },
  ],
  questions: [
    {
      key: 'when',
      question: 'You notice on Tuesday that Friday’s report will be late. When do you say so?',
      options: ['On Tuesday', 'On Friday', 'On Monday, with the report'],
      right: 0,
      lesson: 'late',
    },
    {
      key: 'offer',
      question: 'What do you offer when you’ll be late?',
      options: ['An excuse', 'A part or a draft by the old date', 'A discount'],
      right: 1,
      lesson: 'late',
    },
    {
      key: 'found',
      question: 'You find your own mistake before the client does. What do you do?',
      options: ['Fix it quietly', 'Tell them, with what you’ve done about it', 'Wait and see'],
      right: 1,
      lesson: 'mistake',
    },
    {
      key: 'money',
      question: 'Your mistake concerns personal information. Whom do you tell?',
      options: ['The client and us, the same day', 'Nobody', 'Only a colleague'],
      right: 0,
      lesson: 'mistake',
    },
    {
      key: 'extra',
      question: 'A client asks for work beyond your hours. Which answer is best?',
      options: ['“No.”', '“Sure”, and you work for free', '“Instead of the newsletter, or with more hours?”'],
      right: 2,
      lesson: 'no',
    },
    {
      key: 'pressure',
      question: 'A client puts you under pressure in a way that isn’t right. What do you do?',
      options: ['Put up with it', 'Tell us', 'Quit without a word'],
      right: 1,
      lesson: 'no',
    },
  ],
}
