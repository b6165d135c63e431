import { applicationSteps } from '@talentplace/contract/talent/applications/application-steps'
import type { OwnCourse } from '@talentplace/contract/talent/courses/course.routes'
import { useState, type ReactNode } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { MemberPage } from '../../ui/page/member-page.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './courses.module.css'
import { LessonPart } from './lesson-part.tsx'
import { QuizForm, type QuizResult } from './quiz-form.tsx'
import { QuizOutcome } from './quiz-outcome.tsx'

/** Shows marked text: paragraphs, points, links. */
type MarkedWords = (props: { text: string }) => ReactNode

function Course({ course, Words }: { course: OwnCourse; Words: MarkedWords }) {
  const [result, setResult] = useState<QuizResult | null>(null)
  const { id, lessons, quiz, finished_date, is_open, is_applying } = course
  const next = lessons.find(({ done }) => !done)?.key
  return (
    <>
      {!is_open && <p>You can read it now. You take it once it’s time for your onboarding.</p>}
      <Panel title="Lessons">
        <ol className={styles.lessons}>
          {lessons.map((lesson) => (
            <LessonPart key={lesson.key} course={id} lesson={lesson} isNext={lesson.key === next} isOpen={is_open}>
              <Words text={lesson.text} />
            </LessonPart>
          ))}
        </ol>
      </Panel>
      {result && <QuizOutcome key={`result ${quiz?.attempt}`} result={result} />}
      {quiz && <QuizForm key={quiz.attempt} course={id} quiz={quiz} onResult={setResult} />}
      {quiz === null && finished_date === null && is_open && (
        <p className={styles.quiet}>The questions appear here once every lesson is done.</p>
      )}
      {finished_date !== null && result === null && (
        <Panel title="Finished">
          <p>This course is a certification on your profile.</p>
        </Panel>
      )}
      <div>
        <LinkButton
          variant="outline"
          to={is_applying ? paths.applyStep(applicationSteps.courses.path) : paths.courses()}
        >
          All courses
        </LinkButton>
      </div>
    </>
  )
}

/** A course: its lessons, and then its questions. */
export function CourseScreen({ id, Words }: { id: string; Words: MarkedWords }) {
  const course = useApi('applications.getOwnCourse', { params: { id: Number(id) } })
  if (course.error?.status === 404 || course.error?.status === 400) {
    return (
      <MemberPage heading="There is no such course">
        <EmptyState title="No course is here" actions={<LinkButton to={paths.courses()}>All courses</LinkButton>}>
          It may have been replaced by another one.
        </EmptyState>
      </MemberPage>
    )
  }
  return (
    <MemberPage heading={course.data?.name ?? 'Course'} lead={course.data?.summary}>
      <Loaded of={course} height={480} errorMessage="This course could not be loaded. Please try again.">
        {(data) => <Course course={data} Words={Words} />}
      </Loaded>
    </MemberPage>
  )
}
