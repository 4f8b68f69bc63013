import { useStore } from '../../browser/store';
import { preferencesLine } from '../../kitchen/preferences/preferencesLine';
import { DialogButton } from '../../ui/Button';
import * as firstWords from '../../words/en/first';
import styles from '../App.module.css';
import { useApp } from '../AppContext';

/** Opens the preferences, and says which are set. */
export function PreferencesButton() {
  const { kitchen, keeping } = useApp();
  const isLost = ['tab', 'page'].includes(useStore(keeping));
  const set = useStore(kitchen, ({ preferences }) => preferencesLine(preferences));
  const line = set || firstWords.preferencesLine.noneSet;
  return (
    <>
      <DialogButton className={styles.preferences} opens={{ name: 'preferences' }}>
        <span>{set ? firstWords.preferencesLine.label : firstWords.preferencesLine.ask}</span>
        <span key={line} dir="auto">
          {line}
        </span>
      </DialogButton>
      {isLost && <p>{firstWords.preferencesLine.tabOnly}</p>}
    </>
  );
}
