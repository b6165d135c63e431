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
  return (
    <li className={styles.place}>
      <Who assistant={assistant} />
      <div className={styles.who}>
        <strong>{assistant?.display_name ?? 'Help me decide'}</strong>
        <span className={styles.role}>{role}</span>
        {assistant === null && <span className={styles.note}>We’ll find someone with you after checkout.</span>}
      </div>
      <div className={styles.price}>
        <strong>{formatMoney(amount_cents, currency)}</strong>
        <span className={styles.role}>
          {hours} h a month · {formatMoney(hourly_cents, currency)} an hour
        </span>
      </div>
      {!has_role && (
        <p className={styles.lost} role="alert">
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
          {assistant?.display_name ?? 'This person'} doesn’t offer the role {role}. Choose someone else to continue.
        </p>
      )}
      {has_role && isAvailable === 0 && (
        <p className={styles.lost} role="alert">
          <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
          {assistant?.display_name ?? 'This person'} isn’t available for {hours} hours a month. Choose someone else or
          fewer hours to continue.
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
      Change the team
    </LinkButton>
  )
  return (
    <div tabIndex={-1} data-path="team">
      <Panel title="Your team" actions={back}>
        {team.length === 0 ? (
          <EmptyState title="Nobody is chosen yet" actions={back}>
            Assistants you add to your talent pool appear here with their hours and rate.
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
