import type { CompiledQuery, DatabaseConnection, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** What Kysely can put into words: a builder's statement, or text with its values. */
interface Statement<Row> {
  compile(database: Kysely<Tables>): CompiledQuery<Row>
}

/** Statements of a transaction that were sent and aren't answered yet. */
export class Unanswered {
  readonly #pipelines: boolean
  #all: Promise<unknown>[] = []

  /** @param pipelines whether the connection sends the next statement before the last one is answered */
  constructor(pipelines: boolean) {
    this.#pipelines = pipelines
  }

  /** Lets a statement be answered later; where the connection can't, waits for it. */
  async add(answer: Promise<unknown>): Promise<void> {
    if (!this.#pipelines) {
      await answer
      return
    }
    answer.catch(() => undefined)
    this.#all.push(answer)
  }

  /** @throws what the first of them that failed said */
  async settle(): Promise<void> {
    const all = this.#all
    this.#all = []
    const failed = (await Promise.allSettled(all)).find(({ status }) => status === 'rejected')
    if (failed?.status === 'rejected') throw failed.reason
  }

  clear(): void {
    this.#all = []
  }

  get pipelines(): boolean {
    return this.#pipelines
  }
}

const unansweredOf = new WeakMap<DatabaseConnection, Unanswered>()

export function followAnswers(connection: DatabaseConnection, pipelines: boolean): Unanswered {
  const unanswered = new Unanswered(pipelines)
  unansweredOf.set(connection, unanswered)
  return unanswered
}

/**
 * Sends statements one after the other on one connection, and only then waits for all of them: one round trip. Inside of a
 * transaction they are part of it. @returns the rows of each @throws what the first of them that failed said
 */
export function inOneTrip<Rows extends readonly unknown[]>(
  database: Kysely<Tables>,
  ...statements: { [At in keyof Rows]: Statement<Rows[At]> }
): Promise<{ [At in keyof Rows]: Rows[At][] }> {
  return database.getExecutor().provideConnection(async (connection) => {
    const send = (statement: Statement<unknown>) => connection.executeQuery(statement.compile(database))
    const pipelines = unansweredOf.get(connection)?.pipelines ?? false
    const results = []
    if (pipelines) {
      const answers = statements.map(send)
      // The connection is nobody else's before all are answered.
      await Promise.allSettled(answers)
      results.push(...(await Promise.all(answers)))
    } else for (const statement of statements) results.push(await send(statement))
    return results.map(({ rows }) => rows) as { [At in keyof Rows]: Rows[At][] }
  })
}

/** What a statement that was sent ahead finds; to be waited for once its transaction has committed. */
export interface SentAhead<Row> {
  readonly rows: Promise<Row[]>
}

/**
 * Sends a statement of a transaction whose rows nobody needs before it commits, and doesn't wait: it travels with whatever comes next, at
 * last with the commit, which throws what it failed with. Outside of a transaction it is waited for.
 */
export function sendAhead<Row>(database: Kysely<Tables>, statement: Statement<Row>): Promise<SentAhead<Row>> {
  return database.getExecutor().provideConnection(async (connection) => {
    const answer = connection.executeQuery(statement.compile(database))
    const rows = answer.then((result) => result.rows as Row[])
    rows.catch(() => undefined)
    const unanswered = database.isTransaction ? unansweredOf.get(connection) : undefined
    await (unanswered?.add(answer) ?? answer)
    return { rows }
  })
}
