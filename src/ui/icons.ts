// The icons that `src/app` shows itself. Each room imports its own.
export { CalendarPlus, ListChecks } from 'lucide-react';
