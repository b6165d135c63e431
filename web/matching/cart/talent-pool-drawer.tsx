import * as t from '@talentplace/contract/matching/messages/pool'
import * as ui from '@talentplace/contract/shared/messages/ui'
import { useEffect } from 'react'
import { useCriteria } from '../../platform/criteria/criteria.ts'
import { goTo } from '../../platform/navigation/navigator.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { LinkButton, Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { SideDrawer } from '../../ui/overlay/side-drawer.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useChosenRoles, type ChosenRole } from '../chosen-roles/chosen-roles.ts'
import { Portrait } from '../candidate-parts/portrait.tsx'
import type { PriceLine } from '../chosen-roles/role-panel.tsx'
import { asksForMore } from '../chosen-roles/align-hours.ts'
import { totalHours } from '../hours/total-hours.ts'
import { cartPeople, isPlaceholder, type CartItem } from './cart-item.ts'
import { checkPool, lossOf, type Loss } from './lost-people.ts'
import { poolDrawer } from './pool-dialog.ts'
import { wholeTeam } from './pool-readiness.ts'
import { ProceedToCheckout } from './proceed-to-checkout.tsx'
import { removeFromPool } from './remove-from-pool.ts'
import styles from './talent-pool-drawer.module.css'
import { useLostPeople } from './use-pool.ts'
import { WaitingPeople } from './waiting-people.tsx'

interface TalentPoolDrawerProps {
  readonly opened: boolean
  /** The prices feature has one, and whoever opens the drawer hands it in. */
  readonly PriceLine: PriceLine
}

function close(): void {
  poolDrawer.replace(false)
}

function lead(to: string): void {
  close()
  goTo(to)
}

const lossNames = {
  gone: t.lostAll(),
  role: t.lostRole(),
  hours: t.lostHours(),
} as const satisfies Record<Loss['why'], string>

function Person({ item, loss }: { item: CartItem; loss: Loss['why'] | null }) {
  return (
    <div className={styles.person}>
      <Portrait avatarId={item.avatar_id} name={item.known_as} size="card" />
      <div className={styles.who}>
        <p className={styles.name}>{item.known_as}</p>
        {loss && <Tag tone="danger">{lossNames[loss]}</Tag>}
      </div>
      <button
        type="button"
        className={styles.remove}
        onClick={() => removeFromPool(item.assistant_id, item.known_as)}
        aria-label={t.removePerson({ name: item.known_as })}
      >
        {ui.remove()}
      </button>
    </div>
  )
}

function Undecided({ project }: { project: string | null }) {
  return (
    <div className={styles.undecided}>
      <p className={styles.name}>{t.helpMeDecide()}</p>
      <p className={styles.blurb}>{t.helpOffer()}</p>
      <button type="button" className={styles.book} onClick={() => lead(paths.contact(project))}>
        {t.bookDiscoveryCall()}
      </button>
    </div>
  )
}

function Place({ role, item, waiting, loss, project }: RatePlanProps) {
  return (
    <li className={styles.place}>
      <div className={styles.role}>
        <h3 className={styles.roleName}>{role.name ?? <Skeleton width={140} height={18} />}</h3>
        <span className={styles.hours}>{role.more ? '100+ h' : `${role.hours ?? '?'} h`}</span>
      </div>
      {isPlaceholder(item) ? <Undecided project={project} /> : <Person item={item} loss={loss} />}
      <WaitingPeople items={waiting} role={role.name ?? ''} />
    </li>
  )
}

interface RatePlanProps {
  readonly role: ChosenRole
  readonly item: CartItem
  readonly waiting: readonly CartItem[]
  readonly loss: Loss['why'] | null
  readonly project: string | null
}

function Team({ PriceLine }: { PriceLine: PriceLine }) {
  const { criteria } = useCriteria()
  const { uuid } = criteria
  const roles = useChosenRoles(criteria)
  const lost = useLostPeople()
  const team = wholeTeam(criteria)
  const lines = roles.map(({ hours, more }) => ({ hours: hours ?? 0, more }))
  return (
    <>
      <p className={styles.lead}>{t.weContact()}</p>
      <ul className={styles.team}>
        {roles.map((role, at) => {
          const item = team[at]
          return (
            item && (
              <Place
                key={role.id}
                role={role}
                item={item}
                waiting={criteria.alternates.filter(({ role_id }) => role_id === role.id)}
                loss={lossOf(lost, item)}
                project={uuid}
              />
            )
          )
        })}
      </ul>
      <div className={styles.foot}>
        <div className={styles.sum}>
          <p className={styles.total}>{totalHours(lines)}</p>
          <PriceLine
            hours={lines.map(({ hours }) => hours)}
            rids={roles.map(({ id }) => id)}
            asksForMore={asksForMore(criteria)}
          />
        </div>
        <div className={styles.ways}>
          <Button variant="outline" onClick={() => lead(paths.search('hours', uuid))}>
            {t.editHours()}
          </Button>
          <Button variant="outline" onClick={() => lead(paths.search('candidates', uuid))}>
            {t.seeCandidates()}
          </Button>
        </div>
        <ProceedToCheckout fullWidth onLeave={close} />
      </div>
    </>
  )
}

/** The talent pool: who takes which role, the hours, what they come to, and the way on. */
export default function TalentPoolDrawer({ opened, PriceLine }: TalentPoolDrawerProps) {
  const { cart, alternates, uuid } = useCriteria().criteria
  const isEmpty = cartPeople([...cart, ...alternates]).length === 0
  useEffect(() => {
    if (opened) void checkPool()
  }, [opened])
  return (
    <SideDrawer opened={opened} title={t.talentPool()} onClose={close}>
      <div className={styles.body}>
        {isEmpty ? (
          <EmptyState
            title={t.empty()}
            actions={<LinkButton to={paths.search('candidates', uuid)}>{t.seeCandidates()}</LinkButton>}
          >
            {t.emptyHint()}
          </EmptyState>
        ) : (
          <Team PriceLine={PriceLine} />
        )}
      </div>
    </SideDrawer>
  )
}
