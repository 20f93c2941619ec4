/** The report that the user is writing. Its dialog belongs to the layout, so that every page can open it. */
import type { NewReport } from '@amberhall/protocol';
import { create } from 'zustand';

export interface ReportTarget {
  username: string;
  where: NewReport['where'];
  /** The words of the reported line. */
  line?: string;
}

export const useReportTarget = create<{ target: ReportTarget | null }>(() => ({ target: null }));

export const openReport = (target: ReportTarget): void => useReportTarget.setState({ target });

export const closeReport = (): void => useReportTarget.setState({ target: null });
