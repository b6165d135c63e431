import type { Transaction } from 'kysely'
import { occurrenceFrom } from '../work/tasks/recurrence/occurrences.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { DemoTask } from './demo-time.ts'

interface Story {
  readonly name: string
  readonly description: string
  readonly priority: 0 | 1 | 2 | 99
  /** Days from today; null without a date. */
  readonly due: number | null
  readonly recurrence?: string
  readonly done?: number
  readonly estimate?: number
}

/** What any small company hands over: readable beside every role. */
const stories: readonly Story[] = [
  {
    name: 'Sort the inbox',
    description: 'Answer what you can from the templates, flag what needs us, and file the rest by supplier.',
    priority: 1,
    due: 0,
    recurrence: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    estimate: 2_700,
  },
  {
    name: 'Weekly summary for the team',
    description: 'What was done, what waits for us, and what comes next week. One page.',
    priority: 2,
    due: 3,
    recurrence: 'FREQ=WEEKLY;BYDAY=FR',
    estimate: 3_600,
  },
  {
    name: 'Chase the open quotes',
    description: 'Call or write to everyone who asked for a quote more than a week ago.',
    priority: 0,
    due: -1,
    estimate: 7_200,
  },
  { name: 'Update the price list', description: '', priority: 2, due: 6, estimate: 5_400 },
  { name: 'Collect ideas for the newsletter', description: '', priority: 99, due: null },
  {
    name: 'Prepare the supplier contacts',
    description: 'One sheet with names, telephone numbers and what they deliver.',
    priority: 1,
    due: -9,
    done: 8,
    estimate: 10_800,
  },
  { name: 'Set up the shared calendar', description: '', priority: 1, due: -2, done: 1 },
]

interface Project {
  readonly uuid: string
  readonly client_user: string
  readonly assistants: readonly string[]
  readonly created_date: Date
}

/** The subscriptions of the demo accounts that have begun, with whose accounts work on them. */
async function runningProjects(transaction: Transaction<Tables>, today: string): Promise<Project[]> {
  const found = await transaction
    .selectFrom('projects')
    .select((eb) => [
      'projects.uuid',
      'projects.created_by as client_user',
      'projects.created_date',
      eb
        .selectFrom('rate_plans')
        .innerJoin('assistants', 'assistants.uuid', 'rate_plans.virtualassistant_uuid')
        .whereRef('rate_plans.project_uuid', '=', 'projects.uuid')
        .select(({ fn }) => fn.agg<string[] | null>('array_agg', ['assistants.user_uuid']).as('users'))
        .as('users'),
    ])
    .where('projects.start_date', '<=', today)
    .orderBy('projects.project_name')
    .execute()
  return found.map(({ uuid, client_user, created_date, users }) => ({
    uuid,
    client_user: client_user ?? '',
    created_date,
    assistants: (users ?? []).filter((user) => user !== null),
  }))
}

const dayFrom = (today: Temporal.PlainDate, days: number) => today.add({ days }).toString()

function taskOf(story: Story, at: number, today: Temporal.PlainDate, project: Project) {
  const near = story.due === null ? null : dayFrom(today, story.due)
  // Recurring work is due on a day of its rule, also in a demo.
  const due = near !== null && story.recurrence !== undefined ? occurrenceFrom(story.recurrence, near, near) : near
  const completed = story.done === undefined ? null : new Date(`${dayFrom(today, -story.done)}T16:20:00Z`)
  return {
    project_uuid: project.uuid,
    name: story.name,
    description: story.description,
    due_date: due,
    next_due_date: completed ? null : due,
    priority: story.priority,
    recurrence: story.recurrence ?? null,
    estimate_seconds: story.estimate ?? null,
    position: at,
    percent_complete: completed ? 100 : 0,
    completed_date: completed,
    completed_by: completed ? (project.assistants[0] ?? project.client_user) : null,
    created_by: project.client_user,
    created_date: project.created_date,
    updated_date: completed ?? project.created_date,
  }
}

/** Lists and tasks of every demo subscription that has begun; assigned where its assistant has an account. */
export async function addDemoTasks(transaction: Transaction<Tables>, now: Date): Promise<DemoTask[]> {
  const today = Temporal.PlainDate.from(now.toISOString().slice(0, 10))
  const made: DemoTask[] = []
  for (const project of await runningProjects(transaction, today.toString())) {
    const list = await transaction
      .insertInto('task_lists')
      .values({
        project_uuid: project.uuid,
        name: 'General',
        is_default: true,
        created_by: project.client_user,
        created_date: project.created_date,
      })
      .returning('uuid')
      .executeTakeFirstOrThrow()
    const tasks = await transaction
      .insertInto('tasks')
      .values(stories.map((story, at) => ({ ...taskOf(story, at, today, project), task_list_uuid: list.uuid })))
      .returning(['uuid', 'project_uuid', 'name', 'due_date', 'completed_date', 'completed_by'])
      .execute()
    const done = tasks.filter(({ completed_date }) => completed_date !== null)
    const completions = done.map(({ uuid, due_date, completed_date, completed_by }) => ({
      task_uuid: uuid,
      due_date,
      completed_date: completed_date ?? now,
      completed_by,
    }))
    await transaction.insertInto('task_completions').values(completions).execute()
    const [user_uuid] = project.assistants
    if (user_uuid !== undefined) {
      const assignments = tasks.map((task) => ({
        task_uuid: task.uuid,
        user_uuid,
        assigned_date: project.created_date,
      }))
      await transaction.insertInto('task_assignments').values(assignments).execute()
    }
    made.push(...tasks.map(({ uuid, project_uuid, name }) => ({ uuid, project_uuid, name })))
  }
  return made
}
