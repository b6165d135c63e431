/** A course as the product brings it. */
export interface Course {
  /** Of the reference data: what finishing it certifies. */
  readonly id: number
  readonly summary: string
  readonly minutes: number
  readonly lessons: readonly Lesson[]
  /** A quiz asks all but one of them, another one each time. */
  readonly questions: readonly Question[]
}

interface Lesson {
  readonly key: string
  readonly title: string
  /** Marked text, as pages have it. */
  readonly text: string
}

export interface Question {
  readonly key: string
  readonly question: string
  readonly options: readonly string[]
  /** The place of the right option. */
  readonly right: number
  /** The lesson that says it. */
  readonly lesson: string
}
