import { describeSearchContract } from './search-contract.suite.ts'
import { SEARCH_DOORS } from './doors.ts'

describeSearchContract(SEARCH_DOORS)
