import type { Scenario } from './lib/scenario.ts'
import { cardPayments } from './scenarios/card-payments.ts'
import { clockJumps } from './scenarios/clock-jumps.ts'
import { connectionsCut } from './scenarios/connections-cut.ts'
import { contention } from './scenarios/contention.ts'
import { databaseKilled } from './scenarios/database-killed.ts'
import { databaseSilent } from './scenarios/database-silent.ts'
import { diskFull } from './scenarios/disk-full.ts'
import { failover } from './scenarios/failover.ts'
import { fsync } from './scenarios/fsync.ts'
import { histories } from './scenarios/histories.ts'
import { instances } from './scenarios/instances.ts'
import { kills } from './scenarios/kills.ts'
import { mailDown } from './scenarios/mail-down.ts'
import { overload } from './scenarios/overload.ts'
import { requestsExpire } from './scenarios/requests-expire.ts'
import { sigterm } from './scenarios/sigterm.ts'
import { slowClients } from './scenarios/slow-clients.ts'
import { soak } from './scenarios/soak.ts'
import { storageReadOnly } from './scenarios/storage-read-only.ts'

/** All scenarios, in the order in which they run. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  contention,
  histories,
  fsync,
  kills,
  'card-payments': cardPayments,
  instances,
  'requests-expire': requestsExpire,
  sigterm,
  'database-killed': databaseKilled,
  'database-silent': databaseSilent,
  failover,
  'connections-cut': connectionsCut,
  'disk-full': diskFull,
  'storage-read-only': storageReadOnly,
  'mail-down': mailDown,
  'clock-jumps': clockJumps,
  'slow-clients': slowClients,
  overload,
  soak,
}
