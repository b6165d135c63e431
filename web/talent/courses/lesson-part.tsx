import type { OwnCourse } from '@talentplace/contract/talent/courses/course.routes'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form/form-footer.tsx'
import { useSave } from '../../ui/form/use-save.ts'
import { Tag } from '../../ui/tag.tsx'
import styles from './courses.module.css'

interface LessonPartProps {
  readonly course: number
  readonly lesson: OwnCourse['lessons'][number]
  /** The first that isn’t done: it is open at once. */
  readonly isNext: boolean
  readonly isOpen: boolean
  /** What it says. */
  readonly children: ReactNode
}

/** A lesson to read, and to mark as done. */
export function LessonPart({ course, lesson: { key, title, done }, isNext, isOpen, children }: LessonPartProps) {
  const save = useSave('applications.finishLesson', {
    reloads: ['applications.*'],
    errorMessage: 'This could not be kept. Please try again.',
  })
  return (
    <li>
      <details open={isNext} className={styles.lesson}>
        <summary className={styles.title}>
          {title} {done && <Tag tone="good">Done</Tag>}
        </summary>
        <div className={styles.text}>
          {children}
          {isOpen && !done && (
            <>
              <FormFailure failure={save.failure} />
              <div>
                <Button
                  variant="outline"
                  busy={save.isPending}
                  aria-label={`Mark as done: ${title}`}
                  onClick={() => save.mutate({ params: { id: course, key } })}
                >
                  Mark as done
                </Button>
              </div>
            </>
          )}
        </div>
      </details>
    </li>
  )
}
