/*
 * `pg_controldata` for Patroni, which reads a few lines of it: the npm packages of PostgreSQL don't have that program.
 * The last argument is the data folder. Offsets are those of PostgreSQL 18's `ControlFileData`, on a machine of 64 bits.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const states = [
  'starting up',
  'shut down',
  'shut down in recovery',
  'shutting down',
  'in crash recovery',
  'in archive recovery',
  'in production',
]
const supported = 1800

const file = readFileSync(join(process.argv.at(-1) ?? '', 'global', 'pg_control'))
const version = file.readUInt32LE(8)
if (version !== supported) throw new Error(`pg_control of version ${version} is not known here`)
const position = (offset: number) =>
  `${file
    .readUInt32LE(offset + 4)
    .toString(16)
    .toUpperCase()}/${file.readUInt32LE(offset).toString(16).toUpperCase()}`

const lines = {
  'pg_control version number': version,
  'Database system identifier': file.readBigUInt64LE(0),
  'Database cluster state': states[file.readInt32LE(16)],
  'Latest checkpoint location': position(32),
  "Latest checkpoint's REDO location": position(40),
  "Latest checkpoint's TimeLineID": file.readUInt32LE(48),
}
for (const [name, value] of Object.entries(lines)) console.log(`${name}: ${value}`)
