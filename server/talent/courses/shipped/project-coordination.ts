import type { Course } from '../course.ts'

export const projectCoordination: Course = {
  id: 39,
  summary: 'Tasks, threads and lists: how work moves here.',
  minutes: 10,
  lessons: [
    {
      key: 'tasks',
      title: 'Tasks',
      text: 'Work lives in tasks. A good task says what is done when it’s done: “Newsletter sent to the October list”, not “Newsletter”.\n\n- Your tasks are under To do; the client’s whole board is under Task lists.\n- If a client asks for something in a call or a chat, write it down as a task and assign it.\n- Give every task a date. One without a date is a wish.\n- Complete a task when it’s really done. If you wait for someone, say so in a comment.',
    },
    {
      key: 'threads',
      title: 'Comments and discussions',
      text: 'A comment belongs to a task; a discussion is about everything else.\n\n- Ask about a task on the task, so the answer stays with the work.\n- Start a discussion with a subject that you’d recognize in a month.\n- Reply within one business day, even if only with when you’ll have an answer.\n- Files belong on the task or in the discussion, not in your private drive.',
    },
    {
      key: 'rhythm',
      title: 'A weekly rhythm',
      text: 'Ten minutes on Monday save hours.\n\n- Monday: look at what is due, compare it with your hours, and say early if it doesn’t fit.\n- Every day: the most important task first, messages twice or three times.\n- Friday: close what is done, move what isn’t, and send your three lines.\n\nRecurring work belongs in repeating tasks, so nothing depends on memory.',
    },
  ],
  questions: [
    {
      key: 'name',
      question: 'Which task name is best?',
      options: ['“Newsletter”', '“Newsletter sent to the October list”', '“Marketing”'],
      right: 1,
      lesson: 'tasks',
    },
    {
      key: 'chat',
      question: 'A client asks for something in a call. What do you do?',
      options: ['Remember it', 'Write it down as a task and assign it', 'Ask for an email'],
      right: 1,
      lesson: 'tasks',
    },
    {
      key: 'question',
      question: 'You have a question about a task. Where do you ask?',
      options: ['On the task', 'By text message', 'In next week’s call'],
      right: 0,
      lesson: 'threads',
    },
    {
      key: 'reply',
      question: 'You can’t answer a message yet. What do you do?',
      options: [
        'Wait until you can',
        'Reply within one business day with when you’ll have an answer',
        'Ask a colleague to reply',
      ],
      right: 1,
      lesson: 'threads',
    },
    {
      key: 'monday',
      question: 'What do you do on Monday?',
      options: ['Compare what is due with your hours', 'Send the bill', 'Close all tasks'],
      right: 0,
      lesson: 'rhythm',
    },
    {
      key: 'repeat',
      question: 'Where does recurring work belong?',
      options: ['In your memory', 'In repeating tasks', 'In the client’s calendar'],
      right: 1,
      lesson: 'rhythm',
    },
  ],
}
