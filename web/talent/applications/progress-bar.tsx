import { applicationSteps, type ApplicationStep } from '@talentplace/contract/talent/applications/application-steps'
import type { OwnApplication } from '@talentplace/contract/talent/applications/application.routes'
import { Link } from 'react-router'
import { paths } from '../../platform/navigation/paths.ts'
import hidden from '../../ui/visually-hidden.module.css'
import frame from './frame.module.css'

const words = { done: 'Done', open: 'To do', waiting: 'Later', closed: 'Closed' } as const

/** The steps in their order, which of them are done, and where one is; on a phone in one line. */
export function ProgressBar({
  application: { steps },
  step,
}: {
  application: OwnApplication
  step: ApplicationStep | null
}) {
  const done = steps.filter(({ standing }) => standing === 'done').length
  const at = steps.findIndex(({ name }) => name === step)
  return (
    <nav className={frame.progress} aria-label="Steps of your application">
      <p className={frame.short} aria-hidden="true">
        {at < 0
          ? `${done} of ${steps.length} steps done`
          : `Step ${at + 1} of ${steps.length}: ${applicationSteps[steps[at]?.name ?? 'apply'].title}`}
      </p>
      <div className={frame.track} aria-hidden="true">
        <div className={frame.fill} style={{ width: `${(done / steps.length) * 100}%` }} />
      </div>
      <ol className={frame.steps}>
        {steps.map(({ name, standing }, index) => {
          const { title, path } = applicationSteps[name]
          const isReached = standing === 'done' || standing === 'open'
          const label = (
            <>
              <span className={frame.mark} aria-hidden="true">
                {standing === 'done' ? '✓' : index + 1}
              </span>
              <span className={frame.label}>{title}</span>
              <span className={hidden.hidden}>: {words[standing]}</span>
            </>
          )
          return (
            <li key={name} data-standing={standing} aria-current={name === step ? 'step' : undefined}>
              {isReached && name !== step ? (
                <Link className={frame.step} to={paths.applyStep(path)}>
                  {label}
                </Link>
              ) : (
                <span className={frame.step}>{label}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
