import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allOperations } from '@talentplace/contract/operations'
import { failureCodes } from '@talentplace/contract/shared/failure-codes'
import { failuresOf, failuresOfNone } from '@talentplace/contract/shared/failures-of'
import ts from 'typescript'
import { beforeAll, expect, it } from 'vitest'

const server = join(import.meta.dirname, '..')

/** Where a refusal gets its code from: a table, a fault, or whoever calls. */
const namedIn = [
  'accounts/users/user-conflict.ts',
  'billing/adjustments/approve-adjustment.ts',
  'work/reviews/record-query.ts',
  'platform/http/failure-replies.ts',
  'platform/http/query-codec.ts',
  'billing/added-hours/quote-added-hours.ts',
  'billing/manual-refunds/approve-manual-refund.ts',
  'payroll/payouts/release-payout.ts',
  'talent/people-merges/merge-issue.ts',
  'desk/personal-data/approve-deletion.ts',
]

/** The texts that an expression may be: one, or one of the branches of a condition. */
function texts(node: ts.Expression | undefined): string[] | null {
  if (node === undefined) return null
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isNumericLiteral(node)) return [node.text]
  if (!ts.isConditionalExpression(node)) return null
  const [yes, no] = [texts(node.whenTrue), texts(node.whenFalse)]
  return yes && no && [...yes, ...no]
}

function everyNode(file: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = []
  const look = (node: ts.Node): void => {
    found.push(node)
    ts.forEachChild(node, look)
  }
  look(file)
  return found
}

/** `409 over` of `new HttpError(409, 'over', …)`, and of `super(…)` in one of its kinds. */
function rejectionsIn(node: ts.Node): string[] {
  const isRejection = ts.isNewExpression(node)
    ? node.expression.getText() === 'HttpError'
    : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword
  if (!isRejection) return []
  const [status, code] = (node as ts.NewExpression | ts.CallExpression).arguments ?? []
  return (texts(code) ?? []).flatMap((named) => (texts(status) ?? []).map((each) => `${each} ${named}`))
}

function sourceOf(name: string): ts.SourceFile {
  return ts.createSourceFile(name, readFileSync(join(server, name), 'utf8'), ts.ScriptTarget.ESNext, true)
}

/** What the server's own code gives, and every text where a code is named apart from its refusal. */
function readThrown(): { refusals: Set<string>; named: Set<string> } {
  const files = globSync('**/*.ts', { cwd: server, exclude: ['**/node_modules/**', '**/*.test.ts', 'testing/**'] })
  const sources = files.map(sourceOf).filter(({ text }) => text.includes('HttpError'))
  const strings = namedIn.flatMap((name) => everyNode(sourceOf(name)).filter((node) => ts.isStringLiteral(node)))
  return {
    refusals: new Set(sources.flatMap(everyNode).flatMap(rejectionsIn)),
    named: new Set(strings.map(({ text }) => text)),
  }
}

const inTable = Object.entries(failureCodes).flatMap(([status, codes]) => codes.map((code) => `${status} ${code}`))
const declared = new Set(
  allOperations.flatMap((operation) =>
    [...failuresOf(operation)].flatMap(([status, codes]) => codes.map((code) => `${status} ${code}`)),
  ),
)

let thrown: ReturnType<typeof readThrown>
beforeAll(() => {
  thrown = readThrown()
})

it('every refusal in the code is declared by an operation', () => {
  const known = declared.union(new Set<string>(failuresOfNone))
  const ours = [...thrown.refusals].filter((each) => /^\d{3} [a-z_]+$/.test(each))
  expect(ours.length, 'the sources were read').toBeGreaterThan(200)
  expect(ours.filter((each) => !known.has(each))).toEqual([])
})

it('every declared refusal is given somewhere in the code', () => {
  const { refusals, named } = thrown
  expect([...declared].filter((each) => !refusals.has(each) && !named.has(each.slice(4)))).toEqual([])
})

it('the list of codes has those that are declared, and no others', () => {
  expect(inTable.toSorted()).toEqual([...declared, ...failuresOfNone].toSorted())
})

it('no operation repeats what follows from its caller, its input or what it does', () => {
  const repeated = allOperations.flatMap((operation) => {
    const byRule = failuresOf({ ...operation, failures: [] })
    return (operation.failures ?? [])
      .filter((each) => byRule.get(Number(each.slice(0, 3)) as 400)?.some((code) => code === each.slice(4)))
      .map((each) => `${operation.name}: ${each}`)
  })
  expect(repeated).toEqual([])
  for (const { name, failures = [] } of allOperations)
    expect([name, new Set(failures).size]).toEqual([name, failures.length])
})
