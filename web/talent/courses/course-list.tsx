import type { ListedCourse } from '@talentplace/contract/talent/courses/course.routes'
import { Link } from 'react-router'
import { paths } from '../../platform/navigation/paths.ts'
import { Entries, Entry } from '../../ui/entries.tsx'
import { Tag } from '../../ui/tag.tsx'

function progressOf({ lessons, lessons_done, finished_date, minutes }: ListedCourse): string {
  const length = `About ${minutes} minutes`
  if (finished_date !== null || lessons_done === 0) return length
  return `${length} · ${lessons_done} of ${lessons} lessons done`
}

interface CourseListProps {
  readonly courses: readonly ListedCourse[]
  /** Someone who applies: some of them have to be finished first. */
  readonly applying?: boolean
}

function Status({ course: { required, finished_date }, applying }: { course: ListedCourse; applying: boolean }) {
  if (finished_date !== null) return <Tag tone="good">Finished</Tag>
  if (!applying) return null
  return required ? <Tag tone="notice">Required</Tag> : <Tag>Optional</Tag>
}

/** Courses with how far their taker is in each. */
export function CourseList({ courses, applying = false }: CourseListProps) {
  return (
    <Entries none="There are no courses at the moment.">
      {courses.map((course) => (
        <Entry
          key={course.id}
          name={<Link to={paths.course(course.id)}>{course.name}</Link>}
          detail={course.summary}
          note={progressOf(course)}
        >
          <Status course={course} applying={applying} />
        </Entry>
      ))}
    </Entries>
  )
}
