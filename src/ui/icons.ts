// The icons that `src/app` shows itself. Each room imports its own.
export { CalendarPlus, Pencil } from 'lucide-react';
