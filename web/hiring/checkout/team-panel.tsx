import * as t from '@talentplace/contract/hiring/messages/checkout'
import { IconAlertTriangle, IconMessages, IconUser } from '@tabler/icons-react'
import type { TeamSeat } from '@talentplace/contract/hiring/checkout/checkout.routes'
import type { Currency } from '@talentplace/contract/shared/money'
import { formatMoney } from '../../platform/formatting/money.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './team-panel.module.css'

function Who({ assistant }: Pick<TeamSeat, 'assistant'>) {
  if (assistant === null || assistant.avatar_id === -1) {
    const Icon = assistant === null ? IconMessages : IconUser
    return (
      <span className={styles.portrait} aria-hidden="true">
        <Icon size={22} stroke={1.75} />
      </span>
    )
  }
  return (
    <img className={styles.portrait} src={`/api/file/avatar/${assistant.avatar_id}`} alt="" width={44} height={44} />
  )
}

function Seat({ seat, currency }: { seat: TeamSeat; currency: Currency }) {
  const { assistant, role, hours, hourly_cents, amount_cents, isAvailable, has_role } = seat
  const name = assistant?.display_name ?? t.thisPerson()
  return (
    <li className={styles.place}>
      <Who assistant={assistant} />
      <div className={styles.who}>
        <strong>{assistant?.display_name ?? t.helpMeDecide()}</strong>
        <span className={styles.role}>{role}</span>
        {assistant === null && <span className={styles.note}>{t.findAfterwards()}</span>}
      </div>
      <div className={styles.price}>
        <strong>{formatMoney(amount_cents, currency)}</strong>
        <span className={styles.role}>{t.hoursAtRate({ hours, rate: formatMoney(hourly_cents, currency) })}</span>
      </div>
      {!has_role && (
        <p className={styles.lost} role="alert">
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
          {t.notTheirRole({ name, role })}
        </p>
      )}
      {has_role && isAvailable === 0 && (
        <p className={styles.lost} role="alert">
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
          {t.notTheirHours({ name, hours })}
        </p>
      )}
    </li>
  )
}

interface TeamPanelProps {
  readonly team: readonly TeamSeat[]
  readonly currency: Currency
  /** Where the team is changed; null for whoever can't change it here. */
  readonly projectUuid: string | null
}

/** B8: who was chosen for what, for how many hours at what rate. */
export function TeamPanel({ team, currency, projectUuid }: TeamPanelProps) {
  const back = projectUuid !== null && (
    <LinkButton variant="quiet" to={paths.search('candidates', projectUuid)}>
      {t.changeTeam()}
    </LinkButton>
  )
  return (
    <div tabIndex={-1} data-path="team">
      <Panel title={t.yourTeam()} actions={back}>
        {team.length === 0 ? (
          <EmptyState title={t.nobodyChosen()} actions={back}>
            {t.nobodyChosenText()}
          </EmptyState>
        ) : (
          <ul className={styles.team}>
            {team.map((seat, at) => (
              <Seat key={`${seat.role_id} ${seat.assistant?.uuid ?? at}`} seat={seat} currency={currency} />
            ))}
          </ul>
        )}
      </Panel>
    </div>
  )
}
