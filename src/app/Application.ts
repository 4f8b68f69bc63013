import type { InspectionEvent } from 'xstate';
import type { Choice } from '../../machines/connection/connectionMachine';
import type { Page } from './Page';
import type { Parts } from './parts';

/** The developer's tools, as the application needs them. */
export interface Inspection {
  inspect(event: InspectionEvent): void;
  /** Keeps a secret out of everything that the tools receive. */
  hide(secret: string): void;
}

/** The actors and stores of the page. Views get what they need of them as props. */
export interface Application extends Page {
  /** Whether this choice of model can change a recipe as the visitor writes. */
  takesConversation(choice: Choice): boolean;
  /** Whether requests need a network with this choice of model; `sample` if the host has none. */
  needsNetwork(choice: Choice): boolean;
  parts: Parts;
  /** Prepares the connection before a request needs it. Never rejects. */
  warmUpConnection(): Promise<void>;
  /** Stops all actors and their listeners, and each part that arrives later. */
  stop(): void;
}
