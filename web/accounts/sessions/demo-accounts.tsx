import styles from './demo-accounts.module.css'

interface Account {
  readonly email: string
  readonly password: string
}

const password = 'Demo-pass-1!'
const accounts = [
  { who: 'Client', email: 'client@demo.test' },
  { who: 'Another client', email: 'client2@demo.test' },
  { who: 'Assistant', email: 'va@demo.test' },
  { who: 'Staff', email: 'admin@demo.test' },
] as const

/** Where the demo data is loaded: fills the form with one of its accounts. */
export function DemoAccounts({ onPick }: { onPick: (account: Account) => void }) {
  return (
    <fieldset className={styles.accounts}>
      <legend className={styles.legend}>Demo: sign in as</legend>
      <div className={styles.choices}>
        {accounts.map(({ who, email }) => (
          <button key={email} type="button" className={styles.choice} onClick={() => onPick({ email, password })}>
            {who}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
