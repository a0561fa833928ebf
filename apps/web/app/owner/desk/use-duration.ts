import { useWords } from '../words/use-words.ts'
import { roughly } from './roughly.ts'

/** Says a number of minutes roughly: "45 min", "3 h", "2 days". */
export function useDuration(): (minutes: number) => string {
  const t = useWords('desk')
  return (minutes) => {
    const { count, unit } = roughly(minutes)
    return t(`durations.${unit}`, { count })
  }
}
